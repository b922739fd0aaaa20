export interface LetterContent {
  subject: string
  heading: string
  paragraphs: string[]
  button?: { label: string; url: string }
  notes: string[]
  unsubscribeUrl?: string
}

export interface RenderedLetter {
  subject: string
  text: string
  html: string
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** Uses inline styles only, because mail programs remove all others. */
export function renderLetter({ subject, heading, paragraphs, button, notes }: LetterContent): RenderedLetter {
  const link = button ? [`${button.label}:\n${button.url}`] : []
  const text = [heading, ...paragraphs, ...link, ...notes, '-- \nUfaro'].join('\n\n')
  return { subject, text: `${text}\n`, html: htmlOf({ subject, heading, paragraphs, button, notes }) }
}

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Helvetica,Arial,sans-serif'
const paragraph = (style: string) => (text: string) => `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`

function htmlOf({ subject, heading, paragraphs, button, notes }: LetterContent): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f6f7f9;color:#1f2937;${FONT}">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e5e7eb;border-radius:12px">
<p style="margin:0 0 24px;font-size:15px;font-weight:600">Ufaro</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaped(heading)}</h1>
${paragraphs.map(paragraph('font-size:16px;line-height:1.6')).join('\n')}
${button ? buttonOf(button) : ''}${notes.map(paragraph('font-size:13px;line-height:1.5;color:#4b5563')).join('\n')}
</div>
</body>
</html>
`
}

const buttonOf = (button: NonNullable<LetterContent['button']>): string => `<p style="margin:24px 0">
<a href="${escaped(button.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2563eb;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escaped(button.label)}</a>
</p>
<p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:#4b5563;word-break:break-all">${escaped(button.url)}</p>
`
