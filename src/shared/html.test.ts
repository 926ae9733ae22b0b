import { expect, test } from 'vitest'
import { html, trusted } from './html.ts'

test('escapes values in text and in attributes, and no HTML that it made', () => {
  const name = `"><script>alert('&')</script>`
  const link = html`<a title="${name}">${name}</a>`
  expect(link.text).toBe(
    '<a title="&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;">&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;</a>',
  )
  expect(html`<p>${link}${[html`<br>`, html`<hr>`]}${trusted('<i>')}${null}${false}${undefined}${0}</p>`.text).toBe(
    `<p>${link.text}<br><hr><i>0</p>`,
  )
})
