/** Numbers from `supabase/migrations` that texts and other limits rest on; a test of its functions compares them. */
export const databaseLimits = {
  /** Failed attempts after which a mail is set aside. */
  attempts: 20,
  /** For how long a mail is handed to one worker: longer than any takes to send it, or it arrives twice. */
  claimSeconds: 120,
  /** For how long a lead that was taken for a robot's is counted as recent. */
  robotHours: 24,
  /** After how long a lead that nobody noted anything on waits for a person. */
  unansweredHours: 24,
} as const;
