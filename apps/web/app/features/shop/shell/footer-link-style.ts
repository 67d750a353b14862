/** The look of a link at the foot of a page. */
export const footerLinkStyle = "inline-block py-1.5 transition-colors duration-200 hover:text-white";
