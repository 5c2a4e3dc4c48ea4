import { changeJobs } from './change-jobs.ts';
import type { Job } from './job.ts';
import { moveJobs } from './move-jobs.ts';
import { newPageJobs } from './new-page-jobs.ts';
import { versionJobs } from './version-jobs.ts';

/** In the order in which they are done, in one working copy. */
export const jobs: readonly Job[] = [...newPageJobs, ...changeJobs, ...moveJobs, ...versionJobs];
