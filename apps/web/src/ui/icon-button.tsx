import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'
import { Tooltip } from './tooltip.tsx'

interface IconButtonProps extends ComponentProps<'button'> {
  label: string
  children: ReactNode
}

export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        {...rest}
        type={type}
        aria-label={label}
        className={cn(
          'tap inline-flex items-center justify-center rounded-card text-ink transition-colors duration-150 hover:bg-sunken',
          'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&_svg]:size-5',
          className,
        )}
      />
    </Tooltip>
  )
}
