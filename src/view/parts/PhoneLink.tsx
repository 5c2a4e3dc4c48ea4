import { telephoneHref } from '../../shared/leads/telephone.ts';

/** A telephone number that calls on a press; on one line, so that it can be read out. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={telephoneHref(phone)} data-whole="">
      {phone}
    </a>
  );
}
