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

declare class DecompressionStream {
  constructor(format: 'gzip')
  readonly readable: { getReader(): ByteReader }
  readonly writable: { getWriter(): ByteWriter }
}
