import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonLook } from './button-look.ts'

/** A link that looks like a button: it goes somewhere, a Button does something. */
export function ButtonLink({ look, className, ...rest }: ComponentProps<typeof Link> & { look?: ButtonLook }) {
  return <Link {...rest} className={buttonLook(look, className)} />
}
