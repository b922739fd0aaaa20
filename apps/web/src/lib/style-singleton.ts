import { useEffect } from 'react'

/**
 * Replaces the npm package `react-style-singleton`, which the dialogs' scroll lock uses. That package adds a style
 * element, which the CSP forbids. The CSP allows constructed stylesheets.
 */
export function styleSingleton() {
  const sheet = new CSSStyleSheet()
  let users = 0

  // biome-ignore lint/correctness/noComponentHookFactories: the scroll lock calls this factory once, at module level
  return function Sheet({ styles }: { styles: string }): null {
    // biome-ignore lint/correctness/useExhaustiveDependencies: only the first user's styles apply
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
