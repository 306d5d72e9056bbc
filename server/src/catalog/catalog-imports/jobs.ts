import { entityId, type FeatureJobs, followUp } from '../../jobs/feature-jobs.ts'
import { carryOnImport, carryOnStalledImports } from './carry-on.ts'

export const catalogImportJobs = ({ publicUrl }: { readonly publicUrl: string }): FeatureJobs => ({
  byClock: {
    'go-on-with-catalog-imports': { attempts: 1, run: (at) => carryOnStalledImports({ ...at, publicUrl }) },
  },
  followUps: {
    'write-catalog-import': followUp({
      after: ['catalog_import submitted'],
      payload: entityId,
      run: (at, { id }) => carryOnImport({ ...at, publicUrl }, id),
    }),
  },
})
