/**
 * What a visitor and the company call a lead by: short enough to read out on the telephone.
 * @param id of the lead, a random UUID
 */
export function leadReference(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
