import { crc32, deflateRawSync } from 'node:zlib'

const text = (content: string) => Uint8Array.from(content, char => char.charCodeAt(0))

/** A zip archive of one deflated file; characters are bytes. `flags` and `method` are put as they are. */
export function zipOf(name: string, content: string, { flags = 0, method = 8 } = {}): Uint8Array {
  const body = deflateRawSync(text(content))
  const fields = (view: DataView, at: number) => {
    view.setUint16(at, flags, true)
    view.setUint16(at + 2, method, true)
    view.setUint16(at + 6, (46 << 9) | (3 << 5) | 21, true)
    view.setUint32(at + 8, crc32(text(content)), true)
    view.setUint32(at + 12, body.length, true)
    view.setUint32(at + 16, content.length, true)
    view.setUint16(at + 20, name.length, true)
  }
  const local = new DataView(new ArrayBuffer(30))
  local.setUint32(0, 0x04034b50, true)
  fields(local, 6)
  const central = new DataView(new ArrayBuffer(46))
  central.setUint32(0, 0x02014b50, true)
  fields(central, 8)
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06054b50, true)
  end.setUint16(10, 1, true)
  end.setUint32(16, 30 + name.length + body.length, true)
  return Uint8Array.from(
    Buffer.concat(
      [local, text(name), body, central, text(name), end].map(part => {
        return part instanceof DataView ? Buffer.from(part.buffer) : Buffer.from(part)
      }),
    ),
  )
}

/** A tar archive of one file, of the second 1,000,000,000; characters are bytes. */
export function tarOf(name: string, content: string): Uint8Array {
  const bytes = new Uint8Array(512 + Math.ceil(content.length / 512) * 512 + 1024)
  bytes.set(text(name))
  const numbers = [content.length, 1e9].map(number => number.toString(8).padStart(11, '0'))
  bytes.set(text(numbers.join('\u0000')), 124)
  bytes.set(text('0'), 156)
  bytes.set(text('ustar'), 257)
  bytes.set(text(content), 512)
  return bytes
}

export const bytesOf = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'))

/** `tar -cf - b/note.txt | zstd -19`: the file is of the second 1,700,000,000 and says hello. */
export const TAR_ZST = bytesOf(
  'KLUv/QRonQIA4sMMEaDtsKFH/UPV2I/enFDgOCMFBtA51jwhjL+jmpLaDy6/Ife/T2nLWWJ076J71inYhG+sCyBQLzIO9gXeSEgB' +
    'eGcYDTD8vTkN5gmDBphNcA6lxRqw',
)

/** What the zstd command makes of GOROUTINE_TEXT: of a pipe, without its size, and of a file, with it. */
export const ZSTD_OF_PIPE = bytesOf(
  'KLUv/QRYGQIAZ29yb3V0aW5lIHByb2ZpbGU6IHRvdGFsIDEKMSBAIDB4MSAweDIKIwkweDEJbWFpbi5tYWluKzB4MQkvYS5nbzoxCn28h58=',
)
export const ZSTD_OF_FILE = bytesOf(
  'KLUv/SRDGQIAZ29yb3V0aW5lIHByb2ZpbGU6IHRvdGFsIDEKMSBAIDB4MSAweDIKIwkweDEJbWFpbi5tYWluKzB4MQkvYS5nbzoxCn28h58=',
)
export const GOROUTINE_TEXT = 'goroutine profile: total 1\n1 @ 0x1 0x2\n#\t0x1\tmain.main+0x1\t/a.go:1\n'
