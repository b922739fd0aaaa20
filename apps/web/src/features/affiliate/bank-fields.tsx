import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { useBanks } from './affiliate-queries.ts'
import { BankForm } from './bank.form.ts'
import { OwnerCheck } from './owner-check.tsx'
import { useSaveBank } from './use-save-bank.ts'

interface BankFieldsProps {
  bankCode: string
  onSaved: () => void
  onCancel?: (() => void) | undefined
}

export function BankFields({ bankCode, onSaved, onCancel }: BankFieldsProps) {
  const banks = useBanks()
  const form = useForm({
    resolver: standardSchemaResolver(BankForm),
    // A select cannot show a value without its option, so set the value again once the banks are loaded.
    values: { bank_code: banks.isSuccess ? bankCode : '', account_number: '' },
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isSubmitting } = form.formState
  const { found, find, save, drop } = useSaveBank(form, onSaved)
  if (found) return <OwnerCheck found={found} onSave={save} onBack={drop} />
  if (banks.isError) {
    return (
      <Notice tone="info" title="Bank details cannot be entered at the moment.">
        <Button look="secondary" onClick={() => banks.refetch()} loading={banks.isFetching}>
          Try Again
        </Button>
      </Notice>
    )
  }
  return (
    <form onSubmit={find} noValidate className="space-y-4">
      {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
      <Field label="Bank" required error={errors.bank_code?.message}>
        <Select {...form.register('bank_code')} disabled={banks.isPending}>
          <option value="">{banks.isPending ? 'Loading banks...' : 'Choose your bank'}</option>
          {banks.data?.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Account number"
        required
        hint="Ten digits. Your bank tells us whose it is, and you check the name before it is saved."
        error={errors.account_number?.message}
      >
        <Input {...form.register('account_number')} inputMode="numeric" autoComplete="off" className="font-mono" />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={isSubmitting}>
          Check the name
        </Button>
        {onCancel && (
          <Button look="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
