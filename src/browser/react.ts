/** React in a chunk of its own: evaluated together with the app it would be one long task. */
import 'react-dom/client';
