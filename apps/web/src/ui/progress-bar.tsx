import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

interface ProgressBarProps extends Pick<ComponentProps<'progress'>, 'max' | 'value' | 'className'> {
  label: string
}

export function ProgressBar({ label, className, ...amount }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      {...amount}
      className={cn(
        'h-2 appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent',
        className,
      )}
    />
  )
}
