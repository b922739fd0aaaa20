import { countWords, FLYER_LIMITS, FLYER_TEXTS } from '@ufaro/contract/tools/flyer.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

interface ContentFieldProps {
  content: string
  onChange: (content: string) => void
}

export function ContentField({ content, onChange }: ContentFieldProps) {
  const words = countWords(content)
  return (
    <Field
      label="What it says"
      required
      hint="The first line or sentence becomes the headline."
      aside={`${words} / ${FLYER_LIMITS.words} words`}
      error={words > FLYER_LIMITS.words ? FLYER_TEXTS.contentWords : undefined}
    >
      <Textarea
        rows={5}
        value={content}
        maxLength={FLYER_LIMITS.characters}
        placeholder={'Grand opening this Saturday!\nFree pastries and half price coffee all day.'}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  )
}
