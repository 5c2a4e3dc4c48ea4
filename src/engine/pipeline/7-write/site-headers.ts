import { createHash } from 'node:crypto';
import { securityHeaders } from '../../../shared/site/response-headers.ts';
import type { DocumentFrame } from '../6-render/document.ts';

/** What the CSP allows by hash. */
export type InlinedParts = Pick<DocumentFrame, 'loader' | 'blockScripts' | 'styles'>;

interface HeadersOptions {
  siteUrl: string;
  /** Address of a lead service elsewhere. */
  service?: string;
}

/** The security headers of every response. */
export function siteHeaders(
  { loader, blockScripts, styles }: InlinedParts,
  { siteUrl, service }: HeadersOptions,
): Record<string, string> {
  return securityHeaders({
    scriptHashes: [loader, ...Object.values(blockScripts)].map(policyHash),
    styleHashes: Object.values(styles.sheets).map(policyHash),
    connectOrigins: service ? [new URL(service).origin] : [],
    https: siteUrl.startsWith('https:'),
  });
}

function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
