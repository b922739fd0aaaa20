import type { TextStyle } from '../../text.ts'

export function styleFor(text: string, style: TextStyle): TextStyle {
  const plain =
    style.face === 'Tinos' ? /^[\u0020-\u024f\u2010-\u2026\u20a6\s]*$/u : /^[\u0020-\u007e\u20a6\u2018-\u201d\s]*$/u
  return plain.test(text.normalize('NFC'))
    ? style
    : { ...style, face: 'Inter', weight: Math.max(700, style.weight ?? 400) }
}
