import { type ReactNode, useId } from 'react'
import { cn } from './cn.ts'
import { Switch, type SwitchProps } from './switch.tsx'

interface SwitchRowProps extends Omit<SwitchProps, 'id'> {
  children: ReactNode
  className?: string
}

export function SwitchRow({ children, className, ...control }: SwitchRowProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className={cn('flex cursor-pointer items-center justify-between has-disabled:cursor-default', className)}
    >
      {children}
      <Switch {...control} id={id} />
    </label>
  )
}
