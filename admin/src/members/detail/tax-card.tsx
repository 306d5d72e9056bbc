import { contactTaxDetails } from '@fairground/client/generated/ecom.contact-tax-details.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminSelectField } from '@fairground/ui/admin/form-field.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLacks } from '../../session/me.ts'
import { staffClient } from '../../staff-client.ts'
import { exemptGroupsQuery } from '../../taxes/tax-queries.ts'
import { t } from '../../texts.ts'
import { MEMBERS } from '../member-queries.ts'
import { useMemberChange } from '../use-member-change.ts'

const client = staffClient({ contactTaxDetails }).contactTaxDetails

/** Exempt group of a member; null where they are in none. */
const exemptionQuery = (id: string) =>
  queryOptions({
    queryKey: [MEMBERS, 'exemption', id],
    queryFn: async ({ signal }) => {
      const {
        contactTaxDetails: [found],
      } = await client.queryContactTaxDetails({ query: { filter: { id } } }, { signal })
      return found?.taxExemptGroupId ?? null
    },
  })

const exempt = (id: string, taxExemptGroupId: string): Promise<unknown> =>
  taxExemptGroupId
    ? client.upsertContactTaxDetails({ contactTaxDetails: { id, taxExemptGroupId } })
    : client.deleteContactTaxDetails({ contactTaxDetailsId: id })

/** Tax exemption of the member. Groups are settings, so the card is not there for staff who may not read them. */
export const TaxCard = ({ memberId }: { memberId: string }) =>
  useLacks('settings.read') === undefined && <Exemption memberId={memberId} />

function Exemption({ memberId }: { memberId: string }) {
  const lacks = useLacks('members.write')
  const { data: groups = [] } = useQuery(exemptGroupsQuery())
  const { data: held } = useQuery(exemptionQuery(memberId))
  const save = useMemberChange({
    run: (groupId: string) => exempt(memberId, groupId),
    done: t('admin.taxes.exemptionSaved'),
  })
  return (
    <Card title={t('admin.taxes.tax')}>
      <AdminSelectField
        label={t('admin.taxes.exemption')}
        help={t('admin.taxes.exemptionHelp')}
        value={(save.isPending ? save.variables : held) ?? ''}
        disabled={lacks !== undefined || held === undefined || save.isPending}
        onChange={({ currentTarget }) => save.mutate(currentTarget.value)}
      >
        <option value="">{t('admin.taxes.notExempt')}</option>
        {groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </AdminSelectField>
    </Card>
  )
}
