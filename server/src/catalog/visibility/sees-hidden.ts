import { type Caller, holdsScope } from '../../ground/caller.ts'

/** Hidden products and cost are for administrators of the catalogue. */
export const seesHidden = (caller: Caller): boolean => holdsScope(caller, 'catalog.read')
