import type { MailVariable } from '@fairground/client/generated/fairground.mail-templates.ts'
import { Menu } from '@fairground/ui/admin/menu.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { Plus } from 'lucide-react'
import { moved } from '../moved.ts'
import { t } from '../texts.ts'
import { BlockCard } from './block-card.tsx'
import { blankBlock, kindNames, kindsToAdd } from './blocks.ts'
import type { MailDraft } from './use-mail-draft.ts'

type MailBlocksProps = {
  draft: MailDraft
  variables: readonly MailVariable[]
  errorAt: (path: string) => string | undefined
  disabledReason: string | undefined
}

/** The blocks of a mail in their order: written, moved, removed, added. */
export function MailBlocks({ draft, variables, errorAt, disabledReason }: MailBlocksProps) {
  const { content, keys, edit } = draft
  const { blocks } = content
  const setBlocks = (next: typeof blocks, nextKeys = keys) => edit({ ...content, blocks: next }, nextKeys)
  const remove = (i: number, name: string) => {
    setBlocks(
      blocks.filter((_, n) => n !== i),
      keys.filter((_, n) => n !== i),
    )
    toast(t('admin.mail.nameRemoved', { name }), {
      action: { label: t('admin.mail.undo'), onClick: () => edit(content, keys) },
    })
  }
  const error = errorAt('blocks')
  return (
    <>
      <ol aria-label={t('admin.mail.blocks')} className="flex flex-col gap-3">
        {blocks.map((block, i) => (
          <BlockCard
            key={keys[i]}
            block={block}
            place={i + 1}
            last={i === blocks.length - 1}
            variables={variables}
            errorAt={(path) => errorAt(`blocks[${i}].${path}`)}
            disabled={disabledReason !== undefined}
            onChange={(next) => setBlocks(blocks.map((one, n) => (n === i ? next : one)))}
            onMove={(by) => setBlocks(moved(blocks, i, i + by), moved(keys, i, i + by))}
            onRemove={() => remove(i, kindNames[block.kind])}
          />
        ))}
      </ol>
      {error && <FieldError>{t('admin.mail.theBlocksLowered', { lowered: lowered(error) })}</FieldError>}
      <span>
        <Menu
          align="start"
          trigger={
            <Button variant="secondary" size="sm" disabledReason={disabledReason}>
              <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
              {t('admin.mail.addBlock')}
            </Button>
          }
          items={kindsToAdd(content, variables).map((kind) => ({
            label: kindNames[kind],
            onSelect: () => setBlocks([...blocks, blankBlock(kind, variables)], [...keys, Math.max(-1, ...keys) + 1]),
          }))}
        />
      </span>
    </>
  )
}

const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`
