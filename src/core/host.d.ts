// What core may assume of the place it runs in. A browser tab, a worker and Node all have these; nothing else is allowed.

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean })
  decode(input?: Uint8Array | ArrayBuffer, options?: { stream?: boolean }): string
}

declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>
}

interface ByteReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array<ArrayBuffer> | undefined }>
  cancel(): Promise<void>
}

interface ByteWriter {
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>
  close(): Promise<void>
}

declare class CompressionStream {
  constructor(format: 'deflate-raw')
  readonly readable: { getReader(): ByteReader }
  readonly writable: { getWriter(): ByteWriter }
}

declare class DecompressionStream {
  constructor(format: 'gzip' | 'deflate-raw')
  readonly readable: { getReader(): ByteReader }
  readonly writable: { getWriter(): ByteWriter }
}

interface CryptoKey {
  readonly type: string
}

interface GcmParams {
  readonly name: 'AES-GCM'
  readonly iv: Uint8Array<ArrayBuffer>
}

declare const crypto: {
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>
  readonly subtle: {
    importKey(
      format: 'raw',
      bytes: Uint8Array<ArrayBuffer>,
      algorithm: 'AES-GCM',
      extractable: boolean,
      uses: ('encrypt' | 'decrypt')[],
    ): Promise<CryptoKey>
    encrypt(params: GcmParams, key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>
    decrypt(params: GcmParams, key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>
  }
}
