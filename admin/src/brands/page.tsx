import type { LoaderFunctionArgs } from 'react-router'
import { brandKind, labelsQuery } from '../labels/labels.ts'
import { LabelsPage } from '../labels/labels-page.tsx'
import { readChoice } from '../list/list-choice.ts'
import { queryClient } from '../query-client.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(labelsQuery(brandKind, readChoice(new URL(request.url).search, ['all'])))
  return null
}

export function Component() {
  return <LabelsPage kind={brandKind} />
}
