/** Chooses or drops a file. The label is the product's, because the browser's own button uses the browser's language. */
import { Input, Text } from '@mantine/core'
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
      <div className={styles.file} data-given={name !== null || undefined}>
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
        <input
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
      </div>
    </Input.Wrapper>
  )
}
