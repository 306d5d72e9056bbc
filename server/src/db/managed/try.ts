import { startManagedPostgres } from './managed-postgres.ts'
const t=performance.now()
const log={info:console.log,warn:console.warn,error:console.error}
const m=await startManagedPostgres({dataDir:process.argv[2]!,log})
console.log((performance.now()-t|0)+'ms', m)
if (process.argv[3]==='die') process.kill(process.pid,'SIGKILL')
const t2=performance.now()
await m.stop()
console.log('stopped',(performance.now()-t2|0)+'ms')
