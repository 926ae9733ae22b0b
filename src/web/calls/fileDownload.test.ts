import { expect, test } from 'vitest'
import { recordCount } from './fileDownload.ts'

const file = Buffer.from('\ufeffa,b\r\n1,"x ""y""\r\nz"\r\n2,ñ\r\n')

test('ignores line ends within quotes, wherever the file is cut', () => {
  for (let cut = 0; cut <= file.length; cut++) {
    const records = recordCount()
    records.add(file.subarray(0, cut))
    expect(records.add(file.subarray(cut))).toBe(3)
  }
})

test('does not count a last record without its line end', () => {
  expect(recordCount().add(Buffer.from('a,b\r\n1,2'))).toBe(1)
})
