import { entityId, followUp } from '../../../jobs/feature-jobs.ts'
import type { PaymentMethods } from '../methods.ts'
import { forgetCustomers, forgetRemoved } from './customers.ts'

/** Providers forget what members removed, and members who are gone. */
export const savedMethodJobs = (methods: PaymentMethods) => ({
  'forget-saved-method': followUp({
    after: ['savedPaymentMethod removed'],
    payload: entityId,
    run: ({ db }, { id }) => forgetRemoved(db, methods, id),
  }),
  'forget-customers': followUp({
    after: ['member deleted'],
    payload: entityId,
    run: ({ db }, { id }) => forgetCustomers(db, methods, id),
  }),
})
