import { useEffect } from 'react'

/**
 * Replaces the npm package `react-style-singleton`, which the dialogs' scroll lock uses. That package adds a style
 * element, which the CSP forbids. The CSP allows constructed stylesheets.
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
