import { lazy, useCallback } from 'react'
import { ToolBench } from '#web/studio/bench/tool-bench.tsx'
import { useTool } from '#web/studio/bench/use-tool.ts'
import { useNameImport } from '#web/studio/names/use-name-import.ts'
import { useDraft } from '#web/studio/use-draft.ts'
import { CERTIFICATES, NOTHING_MADE } from './certificates.form.ts'
import { CertificatesOptions } from './certificates-options.tsx'
import { CertificatesProgress } from './certificates-progress.tsx'
import { useTemplateIntake } from './use-template-intake.ts'

const CertificatesCustomize = lazy(async () => ({
  default: (await import('./certificates-customize.tsx')).CertificatesCustomize,
}))
const CertificatesResults = lazy(async () => ({
  default: (await import('./certificates-results.tsx')).CertificatesResults,
}))

export function CertificatesPanel() {
  const tool = useTool(CERTIFICATES)
  const made = useDraft('certificates-made', NOTHING_MADE)
  const { change } = tool
  const lists = useNameImport(
    tool.form.names,
    useCallback((names) => change({ names }), [change]),
  )
  const intake = useTemplateIntake(tool, lists.takeFile)
  const finished = tool.busy ? (
    tool.view && <CertificatesProgress view={tool.view} />
  ) : (
    <CertificatesResults tool={tool} form={made.value.form ?? tool.form} />
  )
  return (
    <ToolBench
      tool={tool}
      intakes={[intake]}
      onGenerate={() => made.change({ form: tool.form })}
      options={<CertificatesOptions tool={tool} lists={lists} />}
      work={<CertificatesCustomize tool={tool} lists={lists} />}
      below={finished}
    />
  )
}
