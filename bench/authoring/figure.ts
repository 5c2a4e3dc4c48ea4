/** One figure beside what it should be at most. */
export type Figure = [what: string, goal: string, measured: string];
