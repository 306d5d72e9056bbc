import { Button } from '@fairground/ui/button.tsx'
import { SettingAnchor } from '../settings/setting-anchor.tsx'
import { SettingsList, SettingsRow } from '../settings/settings-list.tsx'
import { MoreMenu } from '../shell/more-menu.tsx'
import { t } from '../texts.ts'
import type { Doing } from './doing.tsx'
import { type AnyGroup, type GroupKind, groupKinds } from './group-kinds.ts'

type GroupListProps = {
  kind: GroupKind
  groups: readonly AnyGroup[]
  lacks: string | undefined
  onDo: (doing: Doing) => void
}

const factsOf = ({ taxCode }: AnyGroup, isOfEverySite: boolean): string =>
  [isOfEverySite && t('admin.taxes.everySiteHasIt'), taxCode && t('admin.taxes.withTaxCode', { code: taxCode })]
    .filter(Boolean)
    .join(' · ')

/** Groups of a kind, the shop's own first. */
export function GroupList({ kind, groups, lacks, onDo }: GroupListProps) {
  const { anchor, title, lead, add, ofEverySite } = groupKinds[kind]
  return (
    <SettingAnchor id={anchor}>
      <section aria-label={title} className="flex flex-col gap-2 pt-2">
        <div className="flex flex-wrap items-end justify-between gap-2">
          <div>
            <h2 className="font-sans text-[0.875rem] font-semibold">{title}</h2>
            <p className="max-w-measure text-admin text-ink-2">{lead}</p>
          </div>
          <Button size="sm" variant="secondary" disabledReason={lacks} onClick={() => onDo({ what: 'group', kind })}>
            {add}
          </Button>
        </div>
        <SettingsList label={title}>
          {groups.map((group, i) => (
            <SettingsRow
              key={group.id}
              name={group.name}
              facts={factsOf(group, i < ofEverySite)}
              actions={
                (i >= ofEverySite || kind === 'group') && (
                  <MoreMenu
                    label={t('admin.taxes.changeName', { name: group.name })}
                    items={[
                      {
                        label: kind === 'group' ? t('admin.taxes.edit') : t('admin.taxes.rename'),
                        disabledReason: lacks,
                        onSelect: () => onDo({ what: 'group', kind, group }),
                      },
                      ...(i < ofEverySite
                        ? []
                        : [
                            {
                              label: t('admin.taxes.delete'),
                              tone: 'danger' as const,
                              disabledReason: lacks,
                              onSelect: () => onDo({ what: 'delete', kind, id: group.id, name: group.name }),
                            },
                          ]),
                    ]}
                  />
                )
              }
            />
          ))}
        </SettingsList>
      </section>
    </SettingAnchor>
  )
}
