import { Command } from 'cmdk'
import { Dialog as Radix } from 'radix-ui'
import { useStore } from 'zustand'
import { useBackCloses } from '#web/ui/use-back-closes.ts'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { commandStore, type Command as Offered } from './command-store.ts'

const OTHER = 'Actions'

export function CommandPalette({ onClose }: { onClose: () => void }) {
  const commands = useStore(commandStore, (state) => state.commands)
  const groups = [...new Set(commands.map(({ group }) => group ?? OTHER))]
  const returnFocus = useReturnFocus()
  useBackCloses(true, onClose)
  const choose = ({ run }: Offered) => {
    onClose()
    run()
  }

  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          {...returnFocus}
          className="fixed top-[12dvh] left-1/2 z-50 w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 animate-appear overflow-hidden rounded-card border border-line bg-surface text-ink shadow-raised"
        >
          <Radix.Title className="sr-only">Find a tool or an action</Radix.Title>
          <Command label="Find a tool or an action" loop>
            <Command.Input
              placeholder="Find a tool or an action"
              className="h-13 w-full border-b border-line bg-surface px-4 text-body outline-none placeholder:text-ink-soft"
            />
            <Command.List className="max-h-80 overflow-y-auto p-1">
              <Command.Empty className="px-3 py-6 text-center text-small text-ink-soft">
                Nothing here goes by that name.
              </Command.Empty>
              {groups.map((group) => (
                <Command.Group
                  key={group}
                  heading={group}
                  className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-2 [&_[cmdk-group-heading]]:text-small [&_[cmdk-group-heading]]:text-ink-soft"
                >
                  {commands
                    .filter((command) => (command.group ?? OTHER) === group)
                    .map((command) => (
                      <Command.Item
                        key={command.id}
                        value={command.label}
                        onSelect={() => choose(command)}
                        className="tap flex cursor-pointer items-center justify-between rounded-tight px-3 data-[selected=true]:bg-sunken"
                      >
                        {command.label}
                        {command.keys && <span className="font-mono text-small text-ink-soft">{command.keys}</span>}
                      </Command.Item>
                    ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
