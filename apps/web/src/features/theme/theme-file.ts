import { SafeTheme, Theme } from '@ufaro/contract/theme.ts'

const THEME_NAME = 'ufaro-theme-style'
const UNREADABLE = 'Failed to load theme file'
const INVALID = 'Invalid theme file format'

/**
 * Reads JSON with the fields of a theme, at the top level or under `theme`.
 * @throws Error with a sentence for the user
 */
export async function readThemeFile(file: Blob): Promise<Theme> {
  const text = await file.text().catch(() => {
    throw new Error(UNREADABLE)
  })
  try {
    return parseTheme(text)
  } catch (error) {
    throw new Error(`Failed to parse theme file: ${(error as Error).message}`, { cause: error })
  }
}

function parseTheme(text: string): Theme {
  const value: unknown = JSON.parse(text)
  const inner = typeof value === 'object' && value !== null && 'theme' in value ? value.theme : value
  const { data } = Theme.safeParse(inner)
  if (!data) throw new Error(INVALID)
  const { error } = SafeTheme.safeParse(data)
  const [issue] = error?.issues ?? []
  if (issue) throw new Error(`${issue.path.join('.')}: ${issue.message}`)
  return data
}

export function themeFile(theme: Theme, name = THEME_NAME): File {
  const text = JSON.stringify({ version: '1.0', name, theme }, null, 2)
  return new File([text], `${name}.theme.json`, { type: 'application/json' })
}
