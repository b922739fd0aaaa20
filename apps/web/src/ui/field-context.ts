import { createContext, useContext } from 'react'

export interface FieldContext {
  id: string
  required: boolean
  invalid: boolean
  describedBy: string | undefined
}

export const FieldContext = createContext<FieldContext | null>(null)

export function useFieldProps() {
  const field = useContext(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-invalid': field.invalid || undefined,
    'aria-describedby': field.describedBy,
    'aria-required': field.required || undefined,
  }
}
