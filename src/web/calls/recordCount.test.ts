/** Records are counted alike however the file is cut into pieces. */
import { expect, test } from 'vitest'
import { recordCount } from './recordCount.ts'

const file = Buffer.from('\ufeffa,b\r\n1,"x ""y""\r\nz"\r\n2,ñ\r\n')

test('a line end within quotes ends no record, wherever the file is cut', () => {
  for (let cut = 0; cut <= file.length; cut++) {
    const records = recordCount()
    records.add(file.subarray(0, cut))
    expect(records.add(file.subarray(cut))).toBe(3)
  }
})

test('a last record without its end is not whole', () => {
  expect(recordCount().add(Buffer.from('a,b\r\n1,2'))).toBe(1)
})
