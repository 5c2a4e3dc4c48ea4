import { openEdge } from '../_shared/edge.ts';

const { handleLead } = await openEdge();

/** Takes the leads that the forms of the site send. */
export default { fetch: handleLead };
