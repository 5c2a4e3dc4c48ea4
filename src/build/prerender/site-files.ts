/** `sitemap.xml`: exactly the given canonical addresses. */
export function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${escapeXml(address)}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`;
}

/** `robots.txt`: everything may be read; the sitemap is named. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
