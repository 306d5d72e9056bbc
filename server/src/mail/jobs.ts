import type { FeatureJobs } from '../jobs/feature-jobs.ts'
import type { Post } from './post.ts'
import { deleteOldMails } from './queries.ts'

const RETENTION_MS = 30 * 24 * 60 * 60 * 1000

export const mailJobs = ({ post }: { readonly post: Pick<Post, 'send'> }): FeatureJobs => ({
  byClock: {
    'send-mails': { attempts: 3, run: ({ site }) => post.send(site.id) },
  },
  cleanUps: [({ db, now }) => db.run(deleteOldMails, { before: new Date(now.getTime() - RETENTION_MS) })],
})
