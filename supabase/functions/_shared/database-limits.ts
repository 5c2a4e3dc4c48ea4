/** Numbers from `supabase/migrations` that texts mention; a test of its functions compares them. */
export const databaseLimits = {
  /** Failed attempts after which a mail is set aside. */
  attempts: 20,
  /** For how long a lead that was taken for a robot's is counted as recent. */
  robotHours: 24,
  /** After how long a lead that nobody noted anything on waits for a person. */
  unansweredHours: 24,
} as const;
