import type { InfoSection } from '@fairground/client/generated/stores.info-sections-v-3.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldViolationsOf } from '../forms/violations-by-field.ts'
import type { RichDocument } from '../rich-text/rich-node.ts'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { ChangeDialog } from '../settings/change-dialog.tsx'
import { SECTIONS, sectionClient } from './section-queries.ts'

const documentOf = (section: InfoSection | undefined): RichDocument => ({
  ...section?.description,
  nodes: Array.isArray(section?.description.nodes) ? section.description.nodes : [],
})

/** Makes an info section, or changes one on every product that shows it. */
export function SectionDialog({ section, onClose }: { section?: InfoSection; onClose: () => void }) {
  const cache = useQueryClient()
  const [title, setTitle] = useState(section?.title ?? '')
  const [uniqueName, setUniqueName] = useState(section?.uniqueName ?? '')
  const [description, setDescription] = useState<RichDocument>()
  const [missing, setMissing] = useState(false)
  const save = useMutation({
    mutationFn: () => {
      const said = {
        title: title.trim(),
        uniqueName: uniqueName.trim() || title.trim(),
        ...(description ? { description: { ...description } } : {}),
      }
      return section
        ? sectionClient.infoSectionsV3.updateInfoSection({
            infoSection: { id: section.id, revision: section.revision, ...said },
          })
        : sectionClient.infoSectionsV3.createInfoSection({ infoSection: said })
    },
    onSuccess: async () => {
      onClose()
      toast(section ? 'Info section saved.' : 'Info section created.')
      await cache.invalidateQueries({ queryKey: [SECTIONS] })
    },
  })
  const wrong = fieldViolationsOf(save.error)
  return (
    <ChangeDialog
      size="wide"
      title={section ? `Edit ${section.title}` : 'New info section'}
      submit={section ? 'Save info section' : 'Create info section'}
      pending={save.isPending}
      error={save.error}
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(title.trim() === '')
        if (title.trim() !== '') save.mutate()
      }}
      onClose={onClose}
    >
      <AdminTextField
        label="Title"
        help="Shown above the text."
        autoComplete="off"
        maxLength={50}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        error={missing ? 'Enter a title.' : wrong['infoSection.title']}
      />
      <AdminTextField
        label="Internal name"
        optional={!section}
        help="Tells sections with the same title apart. Left empty, it is the title."
        autoComplete="off"
        maxLength={100}
        value={uniqueName}
        onChange={(event) => setUniqueName(event.currentTarget.value)}
        error={wrong['infoSection.uniqueName']}
      />
      <RichTextField
        label="Text"
        error={wrong['infoSection.description']}
        initial={documentOf(section)}
        onChange={setDescription}
      />
    </ChangeDialog>
  )
}
