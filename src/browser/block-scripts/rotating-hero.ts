import { keepPause } from '../../view/blocks/rotating-hero/keep-pause.ts';

keepPause(document.querySelector<HTMLInputElement>('[data-block=rotating-hero] [type=checkbox]'));
