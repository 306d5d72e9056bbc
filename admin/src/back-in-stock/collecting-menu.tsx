import { Menu } from '@fairground/ui/admin/menu.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../failure.ts'
import { useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { BACK_IN_STOCK, collectingQuery, waitingClient } from './waiting-queries.ts'

/** Catalogue app id of the store. The other one is tickets. */
const STORE_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** Switches by which the shop and the box office take requests. */
export function CollectingMenu() {
  const states = useLoaded(collectingQuery())
  const lacks = useLacks('inventory.write')
  const queryClient = useQueryClient()
  const set = useMutation({
    mutationFn: ({ appId, collecting }: { appId: string; collecting: boolean }) =>
      collecting
        ? waitingClient.backInStockSettings.startCollectingRequests({ appId })
        : waitingClient.backInStockSettings.stopCollectingRequests({ appId }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [BACK_IN_STOCK, 'settings'] }),
    onError: (error) => toast.error(failureOf(error).title),
  })
  return (
    <Menu
      trigger={
        <Button size="sm" variant="secondary" disabledReason={lacks}>
          {t('admin.back-in-stock.collectRequestsFor')}
        </Button>
      }
      items={states.map(({ appId, collectingRequests }) => ({
        kind: 'check' as const,
        label: appId === STORE_APP_ID ? t('admin.back-in-stock.products') : t('admin.back-in-stock.tickets'),
        checked: collectingRequests,
        onChange: (collecting: boolean) => set.mutate({ appId, collecting }),
      }))}
    />
  )
}
