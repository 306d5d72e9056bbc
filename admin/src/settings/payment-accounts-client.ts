import { paymentAccounts } from '@fairground/client/generated/fairground.payment-accounts.ts'
import { queryOptions } from '@tanstack/react-query'
import { SETTINGS } from '../settings-key.ts'
import { staffClient } from '../staff-client.ts'

export const accountsClient = staffClient({ paymentAccounts })

/** Accounts that the payment providers of this server declare, with or without keys. */
export const paymentAccountsQuery = () =>
  queryOptions({
    queryKey: [SETTINGS, 'payment-accounts'],
    queryFn: ({ signal }) => accountsClient.paymentAccounts.listPaymentAccounts({}, { signal }),
  })
