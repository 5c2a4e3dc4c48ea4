/** Has no width, so nobody sees it; not what joins the parts of an emoji, or says where a word may break. */
export const zeroWidthCharacters = /\u200B|\u200E|\u200F|\u202A|\u202B|\u202C|\u202D|\u202E|\u2060|\uFEFF/g;
