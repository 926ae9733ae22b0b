/** Chooses or drops a file. The label is the product's, because the browser's own button uses the browser's language. */
import { Group, Input, Text } from '@mantine/core'
import { IconFileSpreadsheet, IconFileUpload } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useText } from '../web/language/language.tsx'
import styles from './FileField.module.css'
import { importMessages } from './imports.messages.ts'

interface FileFieldProps {
  accept: string
  hint: string | undefined
  disabled: boolean
  onChange: (file: File | null) => void
}

export function FileField({ accept, hint, disabled, onChange }: FileFieldProps) {
  const text = useText(importMessages)
  const id = useId()
  const [name, setName] = useState<string | null>(null)
  return (
    <Input.Wrapper flex="1 1 14rem" id={id} label={text.file} description={hint} withAsterisk>
      <Group
        className={styles.file}
        data-hovers
        gap="0.25rem min(0.75rem, 3.3vw)"
        pos="relative"
        mih={name === null ? '3.5rem' : 'var(--garita-touch)'}
        px="min(1rem, 4.4vw)"
        py="xs"
        data-given={name !== null || undefined}
      >
        {name === null ? (
          <IconFileUpload size={22} stroke={1.75} aria-hidden />
        ) : (
          <IconFileSpreadsheet size={22} stroke={1.75} aria-hidden />
        )}
        <span aria-hidden="true">{name ?? text.choose_file}</span>
        {name === null ? null : (
          <Text span inherit ms="auto" c="var(--garita-link)" aria-hidden="true">
            {text.other_file}
          </Text>
        )}
        {/* Covers the whole area, so that presses and drops reach the browser's own field. */}
        <input
          data-cover
          id={id}
          type="file"
          accept={accept}
          disabled={disabled}
          required
          aria-describedby={hint === undefined ? undefined : `${id}-description`}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0] ?? null
            setName(file?.name ?? null)
            onChange(file)
          }}
        />
      </Group>
    </Input.Wrapper>
  )
}
