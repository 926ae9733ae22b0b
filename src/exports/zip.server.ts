/**
 * Writes a ZIP piece by piece: each file is compressed in memory, so its size precedes it, and the directory is at the end. A broken
 * archive has no directory, so no program opens it as complete.
 */
import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

const deflated = promisify(deflateRaw)
/** Archives of this size need no extension, which not every program reads. */
const mostBytes = 0xffffffff
const mostFiles = 0xffff
/** The field "GR" of a file's header tells the downloading page its number of rows. */
const rowsField = 0x5247

interface Kept {
  name: Buffer
  facts: Buffer
  offset: number
}

export interface ZipWriter {
  file(name: string, bytes: Uint8Array, rows: number): Promise<Uint8Array>
  end(): Uint8Array
}

export function zipWriter(at: Date): ZipWriter {
  const kept: Kept[] = []
  let offset = 0

  return {
    async file(name, bytes, rows) {
      const packed = await deflated(bytes)
      const header = { name: Buffer.from(name), facts: factsOf(at, bytes, packed.length), offset }
      const extra = Buffer.alloc(8)
      extra.writeUInt16LE(rowsField, 0)
      extra.writeUInt16LE(4, 2)
      extra.writeUInt32LE(rows, 4)
      kept.push(header)
      const written = Buffer.concat([
        signed(0x04034b50),
        header.facts,
        lengths(header.name, 8),
        header.name,
        extra,
        packed,
      ])
      offset += written.length
      if (offset > mostBytes || kept.length >= mostFiles) throw new Error('the archive is larger than a ZIP may be')
      return written
    },
    end() {
      const list = Buffer.concat(kept.map(listed))
      const end = Buffer.alloc(18)
      end.writeUInt16LE(kept.length, 4)
      end.writeUInt16LE(kept.length, 6)
      end.writeUInt32LE(list.length, 8)
      end.writeUInt32LE(offset, 12)
      return Buffer.concat([list, signed(0x06054b50), end])
    },
  }
}

function factsOf(at: Date, bytes: Uint8Array, packed: number): Buffer {
  const facts = Buffer.alloc(22)
  facts.writeUInt16LE(20, 0)
  // The names are UTF-8.
  facts.writeUInt16LE(0x0800, 2)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), 6)
  facts.writeUInt16LE(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), 8)
  facts.writeUInt32LE(crc32(bytes), 10)
  facts.writeUInt32LE(packed, 14)
  facts.writeUInt32LE(bytes.length, 18)
  return facts
}

function listed({ name, facts, offset }: Kept): Buffer {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  const madeBy = Buffer.from([20, 0])
  return Buffer.concat([signed(0x02014b50), madeBy, facts, lengths(name, 0), rest.subarray(0, 14), name])
}

function lengths(name: Buffer, extra: number): Buffer {
  const two = Buffer.alloc(4)
  two.writeUInt16LE(name.length, 0)
  two.writeUInt16LE(extra, 2)
  return two
}

function signed(mark: number): Buffer {
  const four = Buffer.alloc(4)
  four.writeUInt32LE(mark, 0)
  return four
}
