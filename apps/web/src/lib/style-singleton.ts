import { useEffect } from 'react'

/**
 * Replaces the package of the same name, used by the dialogs' scroll lock: its style element would violate the CSP, a
 * constructed stylesheet does not.
 */
export function styleSingleton() {
  const sheet = new CSSStyleSheet()
  let users = 0

  // biome-ignore lint/correctness/noComponentHookFactories: this is the shape the scroll lock asks for, at module level
  return function Sheet({ styles }: { styles: string }): null {
    // biome-ignore lint/correctness/useExhaustiveDependencies: styles count only for the first user, as in the original
    useEffect(() => {
      if (users++ === 0) {
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      return () => {
        if (--users > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
      }
    }, [])
    return null
  }
}
