import type { Settings } from '../hand-over/hand-over.ts'
import { takePicture } from '../upload/take-picture.ts'
import type { BenchTool, Pictures } from './bench-tool.ts'

export async function settingsForm<Form extends Pictures<Slot>, Slot extends string>(
  { emptyForm, pictures, again }: BenchTool<Form, Slot>,
  { request, files }: Settings,
): Promise<Partial<Form>> {
  const said = { ...request, ...objectAt(request, 'options'), ...objectAt(request, 'settings') }
  const changes: Record<string, unknown> = {}
  for (const [name, empty] of Object.entries(emptyForm)) {
    // Leave the form's list unchanged if the request has none of this name. `again` restores lists that have another
    // name in the request.
    if (name in said || !Array.isArray(empty)) changes[name] = said[name] ?? empty
  }
  for (const name in pictures) {
    const { place = name, rules } = pictures[name]
    const file = files[place]?.[0]
    changes[name] = file ? await takePicture(file, rules) : null
  }
  // These values need no validation, because the server validated them in the earlier request.
  return { ...(changes as Partial<Form>), ...(await again?.(request, files)) }
}

function objectAt(request: Record<string, unknown>, name: string): object {
  const value = request[name]
  return typeof value === 'object' && value !== null ? value : {}
}
