/**
 * React in a file of its own, and evaluated there: together with the app it would keep the browser from answering
 * for too long.
 */
import 'react-dom/client';
