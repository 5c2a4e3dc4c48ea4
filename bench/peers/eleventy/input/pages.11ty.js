import { fill } from '../../template.mjs';

export default class {
  data() {
    return {
      pagination: { data: 'pages', size: 1, alias: 'page' },
      permalink: ({ page: _, pagination }) => {
        const { route } = pagination.items[0];
        return route === '/' ? '/index.html' : `${route}.html`;
      },
    };
  }

  render({ pagination, cards }) {
    return fill(pagination.items[0], cards);
  }
}
