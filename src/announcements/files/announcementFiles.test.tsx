// @vitest-environment happy-dom
/** The form uploads pictures and a PDF with their progress and faults; a reader sees pictures and opens or saves the PDF. */
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { screen, serve, show, within } from '../../../tests/support/show.tsx'
import { Refused } from '../../web/calls/api.ts'
import type { AnnouncementFile, Receipts } from '../announcements.contract.ts'
import { AnnouncementForm } from '../desk/AnnouncementForm.tsx'
import { ReceiptsOf } from '../desk/ReceiptsDialog.tsx'
import { AnnouncementFiles } from './AnnouncementFiles.tsx'
import { FilesField } from './FilesField.tsx'
import type { KeptFile } from './useUploads.web.ts'

const place = '0199c5a4-0000-7000-8000-00000000000a'
const plan = new File(['%PDF-1.7\nx\n%%EOF'], 'plano.pdf', { type: 'application/pdf' })

/** This DOM uploads nothing: the test reads the sent bytes, moves the progress and decides about the answer. */
class Sent {
  static all: Sent[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onabort?: () => void
  onerror?: () => void
  status = 0
  responseText = ''
  aborted = false
  body = new Uint8Array()
  open() {}
  setRequestHeader() {}
  send(body: Uint8Array<ArrayBuffer>) {
    this.body = body
    Sent.all.push(this)
  }
  abort() {
    this.aborted = true
    this.onabort?.()
  }
  answer(status: number, answer: object) {
    this.status = status
    this.responseText = JSON.stringify(answer)
    this.onload?.()
  }
}
const sent = async (place: number) => {
  await expect.poll(() => Sent.all.length).toBe(place + 1)
  return Sent.all[place] as Sent
}

beforeEach(() => {
  Sent.all = []
  vi.stubGlobal('XMLHttpRequest', Sent)
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name === 'letter.png') throw new Error('not a picture')
    return { width: 40, height: 30, close: () => undefined }
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['jpeg'], { type: type ?? '' })),
  )
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

function field() {
  const changes: KeptFile[][] = []
  const marks: boolean[] = []
  function Field() {
    const [files, setFiles] = useState<readonly KeptFile[]>([])
    const change = (now: KeptFile[]) => {
      changes.push(now)
      setFiles(now)
    }
    const [onUnfinished] = useState(() => (one: boolean) => void marks.push(one))
    return (
      <FilesField
        place={place}
        value={files}
        onChange={change}
        onUnfinished={onUnfinished}
        error={null}
        data-path="files"
      />
    )
  }
  const { user } = show(<Field />)
  const choose = async (kind: 'pictures' | 'pdf', ...files: File[]) => {
    const [pictures, pdf] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
    const input = kind === 'pdf' ? pdf : pictures
    if (!input) throw new Error('no field for a file')
    await user.upload(input, files)
  }
  return { user, choose, changes, marks }
}
const png = (name: string) => new File(['x'], name, { type: 'image/png' })

test('shows the progress of an upload, and then the file with its name and size', async () => {
  const { user, choose, changes, marks } = field()
  await choose('pdf', plan)
  const upload = await sent(0)
  expect([upload.body.length, marks.at(-1)]).toEqual([32 + plan.size, true])
  upload.upload.onprogress?.({ loaded: 1, total: 4 })
  await screen.findByText('Uploading… 25%')
  upload.answer(200, {})
  const name = await screen.findByLabelText('Name of the PDF')
  expect((name as HTMLInputElement).value).toBe('plano.pdf')
  await expect.poll(() => marks.at(-1)).toBe(false)
  expect(screen.getByRole('button', { name: 'Add PDF' }).hasAttribute('disabled')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Remove: plano.pdf' }))
  expect(changes.at(-1)).toEqual([])
})

test('says why a file was not sent, sends it again or lets it go', async () => {
  const { user, choose, changes } = field()
  await choose('pdf', plan)
  const first = await sent(0)
  first.onerror?.()
  await screen.findByText(/No connection/i)
  await user.click(screen.getByRole('button', { name: 'Try again: plano.pdf' }))
  const second = await sent(1)
  expect(second.body).toEqual(first.body)
  await user.click(screen.getByRole('button', { name: 'Cancel: plano.pdf' }))
  expect(second.aborted).toBe(true)
  await expect.poll(() => screen.queryByText('plano.pdf')).toBeNull()
  expect(changes).toEqual([])
})

test('refuses a large PDF, a file that is no PDF and one that is no picture before it sends them', async () => {
  const { user, choose } = field()
  await choose('pdf', new File(['<html>'], 'page.pdf', { type: 'application/pdf' }))
  await screen.findByText('That file is not a whole PDF. Save it as a PDF again.')
  await user.click(screen.getByRole('button', { name: 'Remove: page.pdf' }))
  await choose('pdf', new File([new Uint8Array(6_000_000)], 'large.pdf', { type: 'application/pdf' }))
  await screen.findByText('That PDF has 6 MB. It can have up to 5 MB.')
  await choose('pictures', png('letter.png'))
  await screen.findByText('That picture cannot be opened. Choose one in JPEG or PNG.')
  expect(Sent.all).toEqual([])
})

test('takes four pictures of five, one after the other, with their descriptions', async () => {
  serve(() => ({ jpeg: 'eA==' }))
  const { user, choose, changes } = field()
  await choose('pictures', ...['a.png', 'b.png', 'c.png', 'd.png', 'e.png'].map(png))
  await screen.findByText('An announcement has up to four pictures. The first ones were added.')
  for (let place = 0; place < 4; place += 1) {
    const upload = await sent(place)
    upload.answer(200, {})
  }
  await user.type(await screen.findByLabelText('Content of picture 4 (optional)'), 'Gate')
  expect(changes.at(-1)?.map(({ words }) => words)).toEqual(['', '', '', 'Gate'])
  expect(screen.getByRole('button', { name: 'Add pictures' }).hasAttribute('disabled')).toBe(true)
})

test('sends no announcement while one of its files is under way', async () => {
  const requests = serve(({ call }) =>
    call === 'announcements.choices' ? { time_zone: 'America/Mexico_City', towers: [], units: [], notices: [] } : {},
  )
  const { user } = show(<AnnouncementForm place={place} zone="America/Mexico_City" onClose={() => undefined} />)
  await user.type(await screen.findByLabelText(/^Title/), 'Works')
  await user.type(screen.getByLabelText(/^Text/), 'See the plan.')
  const [, pdf] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  if (!pdf) throw new Error('no field for a file')
  await user.upload(pdf, plan)
  const upload = await sent(0)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Wait until the files are uploaded, or remove the ones that failed.')
  expect(requests.filter(({ call }) => call === 'announcements.write')).toEqual([])
  upload.answer(200, {})
  await screen.findByLabelText('Name of the PDF')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await expect.poll(() => requests.filter(({ call }) => call === 'announcements.write')).toHaveLength(1)
  const [written] = requests.filter(({ call }) => call === 'announcements.write')
  expect(written?.input).toMatchObject({ files: [{ words: 'plano.pdf' }] })
})

const picture: AnnouncementFile = { id: place, kind: 'picture', words: '', bytes: 4, sha256: '0'.repeat(64) }
const planFile: AnnouncementFile = { ...picture, id: place.replace('a', 'b'), kind: 'pdf', words: 'plan' }

test('shows a picture by its number, loads it again after a failure, and opens it large', async () => {
  let fails = true
  serve(() => {
    if (fails) throw new Refused('not_found', 404)
    return { jpeg: 'eA==' }
  })
  const { user } = show(<AnnouncementFiles files={[picture]} />)
  await screen.findByText('The picture could not be loaded')
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.click(await screen.findByRole('button', { name: 'See large: Picture 1' }))
  const large = await screen.findByRole('dialog', { name: 'Picture 1' })
  expect(within(large).getByRole('link', { name: 'Save' }).getAttribute('download')).toBe('picture-1.jpg')
  await user.click(within(large).getByRole('button', { name: 'Full size' }))
  within(large).getByRole('button', { name: 'Fit the screen' })
})

test('loads the PDF once, and opens and saves it under its name', async () => {
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return new Response('%PDF-1.7\n%%EOF', {
      headers: { 'content-type': 'application/pdf', 'x-garita-rows': '1', 'x-garita-bytes': '14' },
    })
  })
  const followed: [string, string, string][] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push([this.href.slice(0, 5), this.download, this.rel])
  })
  const { user } = show(<AnnouncementFiles files={[planFile]} />)
  await user.click(screen.getByRole('button', { name: 'Open: plan.pdf' }))
  await expect.poll(() => followed).toEqual([['blob:', '', 'noopener']])
  await user.click(await screen.findByRole('button', { name: 'Save: plan.pdf' }))
  await expect.poll(() => followed[1]).toEqual(['blob:', 'plan.pdf', ''])
  expect(asked).toBe(1)
})

test('says that a PDF that broke off could not be opened', async () => {
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response('%PDF-1.7', {
        headers: { 'content-type': 'application/pdf', 'x-garita-rows': '1', 'x-garita-bytes': '14' },
      }),
  )
  const { user } = show(<AnnouncementFiles files={[planFile]} />)
  await user.click(screen.getByRole('button', { name: 'Open: plan.pdf' }))
  await screen.findByText('The PDF could not be opened')
  await screen.findByRole('button', { name: 'Open: plan.pdf' })
})

test('prints the slips with the pictures, once they are loaded, and names the PDF', async () => {
  let answer: (jpeg: object) => void = () => undefined
  const waiting = new Promise<object>((done) => {
    answer = done
  })
  serve(() => waiting)
  const sentAt = '2026-11-01T10:00:00Z'
  const receipts: Receipts = {
    ...{ id: place, title: 'Works', body: 'See the plan.', audience: 'everybody', tower: null, units: [] },
    ...{ asks_confirmation: false, send_at: sentAt, sent_at: sentAt, ends_at: null, written_by_name: 'Alma' },
    ...{ written_at: sentAt, revision: 1, homes: 1, received: 0, opened: 0, confirmed: 0 },
    ...{ guards: 0, guards_opened: 0, guards_confirmed: 0, formal: false, folio: null, corrects: null },
    ...{ corrects_folio: null, corrected_by: null, condominium: 'Encinos', time_zone: 'America/Mexico_City' },
    files: [picture, planFile],
    addressed: [
      { unit_number: '102', tower: null, accounts: 0, received_at: null, opened_at: null, confirmed_at: null },
    ],
  }
  show(<ReceiptsOf of={receipts} />)
  const print = await screen.findByRole('button', { name: 'Print slips' })
  expect(print.hasAttribute('disabled')).toBe(true)
  answer({ jpeg: 'eA==' })
  await expect.poll(() => print.hasAttribute('disabled')).toBe(false)
  expect(document.querySelectorAll('[data-paper] img[alt="Picture 1"]')).toHaveLength(1)
  screen.getByText('The file “plan.pdf” belongs to this announcement. Ask the administration for it.')
})
