/** The text of an announcement: plain paragraphs, and links of whole web addresses. */
import { Anchor, Stack, Text } from '@mantine/core'
import { paragraphsOf, partsOf } from './announcements.rules.ts'

const asWritten = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const

export function AnnouncementText({ body }: { body: string }) {
  return (
    <Stack gap="sm">
      {paragraphsOf(body).map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be alike, and none moves.
        <Text key={place} style={asWritten}>
          {partsOf(paragraph).map(({ text, link }, at) =>
            link ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              <Anchor key={at} href={text} target="_blank" rel="noopener noreferrer">
                {text}
              </Anchor>
            ) : (
              text
            ),
          )}
        </Text>
      ))}
    </Stack>
  )
}
