import { renderToStaticMarkup } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { CODE_LENGTH } from '@/lib/domain/verification-code'
import { CodeField } from './code-field'

function Form({ digits }: { digits: number | null }) {
  const { control } = useForm({ defaultValues: { code: 'AB-12x' } })
  return <CodeField label="Code" control={control} name="code" digits={digits} />
}

const markup = (digits: number | null) => renderToStaticMarkup(<Form digits={digits} />)

test('[A2] [A3] a code of six digits has a box for each, and the keys of a telephone', () => {
  expect(markup(CODE_LENGTH)).toMatch(/inputMode="numeric" autoComplete="one-time-code"/)
  expect(markup(CODE_LENGTH).match(/<span aria-hidden="true"/g)).toHaveLength(CODE_LENGTH)
})

test('[A2] [A3] [X16] a code that the host does not describe is any text, with all keys', () => {
  const html = markup(null)
  expect(html).toMatch(/<input[^>]* value="AB-12x"/)
  expect(html).toContain('autoComplete="one-time-code"')
  expect(html).not.toMatch(/inputMode|maxLength|pattern|aria-hidden/)
})
